import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Instruction {
  name: string;
  text: string;
}
export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** The stages of the Dockerfile, as far as it uses the language. */
export async function readStages(): Promise<Stage[]> {
  const text = await readFile(join(root, 'Dockerfile'), 'utf8');
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  const stages: Stage[] = [];
  for (const line of lines.filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push({ name: rest.split(' AS ')[1] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

export function textsOf(stage: Stage, name: string): string[] {
  return stage.instructions.filter((one) => one.name === name).map(({ text }) => text);
}

/** The variables that a stage sets by ENV. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
}

/** Copies a stage's COPY steps into a folder; `folders` has the results of other stages. */
export async function copyFiles(
  stage: Stage,
  folder: string,
  folders: Record<string, string> = {},
): Promise<void> {
  for (const text of textsOf(stage, 'COPY')) {
    const [, from, rest = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(text) ?? [];
    const sources = rest.split(' ');
    const target = sources.pop()!;
    for (const source of sources) {
      const path = from === undefined ? join(root, source) : source.replace('/app', folders[from]!);
      const isFolder = target.endsWith('/');
      const into = join(folder, target, isFolder ? basename(source) : '');
      // Two stages may share a folder.
      if (path === into) continue;
      // Tests are left out, as .dockerignore says.
      await cp(path, into, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => isDelivered(file, from),
      });
    }
  }
}

function isDelivered(file: string, from: string | undefined): boolean {
  return from !== undefined || !/\.(test|fixture)\.tsx?$|\/testing$/.test(file);
}

/** The packages that `npm ci --omit=dev --omit=optional` leaves, by the marks in the lockfile. */
export async function productionPackages(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; optional?: true; devOptional?: true }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path && !dev && !optional && !devOptional)
    .map(([path]) => path);
}

/** Copies, since a link would reach packages that production does not have. */
export async function installForProduction(folder: string): Promise<void> {
  for (const path of await productionPackages()) {
    const from = join(root, path);
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await cp(from, join(folder, path), {
      recursive: true,
      filter: (file) => !file.slice(from.length).includes('/node_modules'),
    });
  }
}

/** The build needs all packages: a link is enough. */
export async function installForBuild(folder: string): Promise<void> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}
