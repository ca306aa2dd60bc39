import { describeSettings, type SettingInfo } from '@brandprint/platform';
import { SETTINGS as analyst } from '../../../../apps/analyst/src/env.ts';
import { SETTINGS as api } from '../../../../apps/api/src/env.ts';
import { SETTINGS as courier } from '../../../../apps/courier/src/env.ts';
import { SETTINGS as crawler } from '../../../../apps/crawler/src/env.ts';
import { SETTINGS as mcp } from '../../../../apps/mcp/src/env.ts';
import { LOOKUP_SETTINGS, MOVE_SETTINGS, SETTINGS as operator } from '../../../../apps/operator/src/env.ts';
import { SETTINGS as standalone } from '../../../../apps/standalone/src/env.ts';

/** The settings of each app, as it declares them. */
export const APP_SETTINGS: Readonly<Record<string, readonly SettingInfo[]>> = {
  api: describeSettings(api),
  crawler: describeSettings(crawler),
  analyst: describeSettings(analyst),
  courier: describeSettings(courier),
  operator: describeSettings(operator),
};

/** The settings of `npm start` and the quickstart, which run all apps in one process. */
export const STANDALONE_SETTINGS = describeSettings(standalone);

/** The settings of the MCP server, a client of the API that has no store, and is not part of every installation. */
export const MCP_SETTINGS = describeSettings(mcp);

/** The settings of commands for several cells, which most installations do not need. */
export const CELLS_SETTINGS = describeSettings({ ...LOOKUP_SETTINGS, ...MOVE_SETTINGS });

/** Apps that run all the time. */
export const SERVICES = ['api', 'crawler', 'analyst', 'courier'] as const;

export const settingNames = (app: string): string[] => (APP_SETTINGS[app] ?? []).map(({ name }) => name).sort();
