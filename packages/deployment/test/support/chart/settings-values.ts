import type { SettingInfo } from '@brandprint/platform';
import { APP_SETTINGS, MCP_SETTINGS } from '../app-settings.ts';
import { readEnvFile, readRepositoryFile } from '../files.ts';
import { NO_VALUES } from './bindings/settings.ts';
import { FLAGS, type Parts, productionOf } from './options.ts';
import type { Value } from './value-kinds.ts';

/** Settings that all apps share, and those of each. */
const FILES = {
  common: 'k8s/base/config/common.env',
  api: 'k8s/base/config/api.env',
  crawler: 'k8s/base/config/crawler.env',
  analyst: 'k8s/base/config/analyst.env',
  courier: 'k8s/base/config/courier.env',
  migrate: 'k8s/base/config/migrate.env',
  mcp: 'k8s/mcp/mcp.env',
} as const;
type Group = keyof typeof FILES;

const TEXT = { type: ['string', 'number', 'boolean'] };
const infos = new Map<string, SettingInfo>(
  [...MCP_SETTINGS, ...Object.values(APP_SETTINGS).flat()].map((info) => [info.name, info]),
);
const namesOf = (group: Group) => Object.keys(readEnvFile(readRepositoryFile(FILES[group])));

/** A value for each setting that is no secret, under the names that docs/settings.md explains. */
export function settingValues(): Value[] {
  const common = namesOf('common');
  return (Object.keys(FILES) as Group[]).flatMap((group) => {
    const given = readEnvFile(readRepositoryFile(FILES[group]));
    const own = Object.keys(given).filter(
      (name) => !NO_VALUES.includes(name) && (group === 'common' || group === 'mcp' || !common.includes(name)),
    );
    return own.map((name): Value => {
      const changed = byOptions(group, name);
      const { description = '' } = infos.get(name) ?? {};
      const unset = changed.map(([option, text]) => `${text} with ${option}`);
      const note = unset.length > 0 ? ` Unset: ${given[name]}, or ${unset.join(', ')}.` : '';
      return {
        path: `settings.${group}.${name}`,
        default: changed.length > 0 ? '' : given[name],
        schema: TEXT,
        description: `${description}.${note}`,
      };
    });
  });
}

/** Common settings that an app may have otherwise. */
export function sharedNames(group: string): string[] {
  if (!(group in FILES) || group === 'common' || group === 'mcp') return [];
  const common = namesOf('common').filter((name) => !NO_VALUES.includes(name));
  return group === 'migrate' ? common.filter((name) => namesOf('migrate').includes(name)) : common;
}

/** What options make of a setting. */
function byOptions(app: string, name: string): [option: string, text: string][] {
  return optionData().flatMap(([group, before, after]) => {
    const [was, is] = [before.get(app)?.[name], after.get(app)?.[name]];
    return was !== undefined && is !== undefined && was !== is ? [[group, is] as [string, string]] : [];
  });
}

type Data = Map<string, Record<string, string>>;
const dataOf = (parts: Parts): Data =>
  new Map(productionOf(parts).flatMap((it) => (it.kind === 'ConfigMap' ? [[it.metadata.name, it['data']]] : [])));
let known: [group: string, before: Data, after: Data][] | undefined;
function optionData() {
  if (known) return known;
  const base = dataOf({});
  known = FLAGS.map((option) => [option.group, base, dataOf(option)]);
  return known;
}
