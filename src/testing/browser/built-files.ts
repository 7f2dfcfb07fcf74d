import { readFileSync } from 'node:fs';

interface Built {
  name?: string;
  file: string;
  isDynamicEntry?: boolean;
}

/** Vite's list of the files of the public pages, by their sources. */
const manifest = (): Record<string, Built> =>
  JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Built>;

/** Matches the address of a built file, which is named by its hash alone. */
export function builtFile(name: string): string {
  const built = Object.values(manifest()).find((one) => one.name === name);
  if (!built) throw new Error(`The build has no file of ${name}`);
  return `**/${built.file}`;
}

/** The addresses of all code that pages load later, without the pages themselves. */
export const laterFiles = (): string[] =>
  Object.entries(manifest())
    .filter(
      ([source, { isDynamicEntry }]) => isDynamicEntry && !/\.(page|layout)\.tsx$/.test(source),
    )
    .map(([, { file }]) => `/${file}`);
