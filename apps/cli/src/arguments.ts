import { isAbsolute, resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

/** A parser of a whole number for commander. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };

export const positiveNumber = (text: string): number => {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0) return value;
  throw new InvalidArgumentError('It must be a number above 0.');
};

export const notNegative = (text: string): number => (Number(text) === 0 ? 0 : positiveNumber(text));

/** A list of names with commas between them, each once. */
const listOf =
  <Name extends string>(names: readonly Name[]) =>
  (text: string): Name[] => {
    const found = text.split(',').map((part) => {
      const name = names.find((one) => one === part.trim());
      if (name) return name;
      throw new InvalidArgumentError(`${JSON.stringify(part.trim())} is none of ${names.join(', ')}.`);
    });
    return [...new Set(found)];
  };

/** An option whose value is a list of names; `flags` calls it `<a,b>`. */
export const listOption = <Name extends string>(flags: string, description: string, names: readonly Name[]): Option =>
  new Option(flags, description).choices(names).argParser(listOf(names));

/** An http(s) URL. A bare host name such as example.com means https, one of this machine http. */
export function siteUrl(text: string): string {
  const isComplete = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const looksLikeHost = /^[^\s/]+\.[^\s/]+|^[^\s/]+:\d+|^localhost\b/i.test(text);
  const scheme = /^(localhost|127\.)/i.test(text) ? 'http' : 'https';
  const url = isComplete || !looksLikeHost ? text : `${scheme}://${text}`;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new CliError(`${JSON.stringify(text)} is not the URL of a website`, {
    hint: 'Try example.com or https://example.com.',
  });
}

/** A path relative to where the person is. */
export const pathFrom = ({ cwd }: Io, path: string): string => (isAbsolute(path) ? path : resolve(cwd, path));
