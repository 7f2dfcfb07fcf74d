/**
 * Checks who imports whom: the rules of .dependency-cruiser.js, that no folders import each other in
 * circles, and that docs/structure.md, which `npm run docs` writes, is current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { readArguments } from './command.ts';

const { values } = readArguments('docs', {
  options: { write: { type: 'boolean', default: false } },
});
const PICTURE = 'docs/structure.md';
const CODE = ['db', 'src', 'deploy', 'scripts'];

/** For each folder, the folders from which its files import, without tests. */
type Folders = Map<string, Map<string, { typesOnly: boolean; example: string }>>;

function foldersOf({ modules }: ICruiseResult): Folders {
  const folders: Folders = new Map();
  const isOurs = (path: string) =>
    CODE.includes(path.split('/')[0]!) && !/\.test\.tsx?$/.test(path);
  for (const { source, dependencies } of modules.filter((module) => isOurs(module.source))) {
    const folder = folders.get(dirname(source)) ?? new Map();
    folders.set(dirname(source), folder);
    for (const { resolved, dependencyTypes } of dependencies) {
      const other = dirname(resolved);
      if (!isOurs(resolved) || other === dirname(source)) continue;
      const typesOnly = dependencyTypes.includes('type-only');
      if (folder.get(other)?.typesOnly !== false) {
        folder.set(other, { typesOnly, example: `${source} → ${resolved}` });
      }
    }
  }
  return folders;
}

/**
 * The folders in groups. Folders that reach each other form one group, and a group follows all
 * groups that it imports (Tarjan's strongly connected components).
 */
function inOrder(folders: Folders): string[][] {
  const groups: string[][] = [];
  const lowest = new Map<string, number>();
  const open: string[] = [];
  function visit(folder: string): number {
    const index = lowest.size;
    lowest.set(folder, index);
    open.push(folder);
    let low = index;
    for (const other of [...(folders.get(folder)?.keys() ?? [])].toSorted()) {
      if (!lowest.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, lowest.get(other)!);
    }
    lowest.set(folder, low);
    if (low === index) groups.push(open.splice(open.indexOf(folder)));
    return low;
  }
  for (const root of CODE) {
    for (const folder of [...folders.keys()].toSorted()) {
      if (folder.startsWith(root) && !lowest.has(folder)) visit(folder);
    }
  }
  return groups;
}

function draw(folders: Folders, order: string[]): string {
  const line = (folder: string) => {
    const imports = [...folders.get(folder)!].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const names = imports.map(([other, { typesOnly }]) => (typesOnly ? `_${other}_` : other));
    return `- **${folder}**${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
  };
  return `# The folders and what they import

\`npm run docs\` writes this page. It lists each folder of code and the folders that its files import from,
without tests. Italics mean types only. A folder names only folders above it, so there are no circles.
The rules are in \`.dependency-cruiser.js\`; [architecture.md](architecture.md) explains them.

${order.map(line).join('\n')}
`;
}

const cruised = await cruise(CODE, await extractOptions('./.dependency-cruiser.js'));
const result = cruised.output as ICruiseResult;
const problems: string[] = [];
if (result.summary.error > 0) {
  const { output } = await format(result, { outputType: 'err-long' });
  problems.push((output as string).trim());
}

// Dependency-cruiser's own rule of this kind makes a result that it then refuses.
for (const { source, dependents } of result.modules) {
  const callers = dependents.filter((path) => !/\.test\.tsx?$/.test(path));
  if (/^src\/web\/features\/site\/shared\/.*\.tsx$/.test(source) && callers.length < 2) {
    problems.push(`${source} is used by ${callers.join()} alone: put it beside that page`);
  }
}

const folders = foldersOf(result);
const groups = inOrder(folders);
for (const circle of groups.filter(({ length }) => length > 1)) {
  const steps = circle.flatMap((folder) =>
    [...folders.get(folder)!].filter(([other]) => circle.includes(other)),
  );
  const examples = steps.map(([, { example }]) => `\n  ${example}`);
  problems.push(`These folders import each other: ${circle.join(', ')}${examples.join('')}`);
}

const picture = draw(folders, groups.flat());
if (values.write) writeFileSync(PICTURE, picture);
else if (readFileSync(PICTURE, 'utf8') !== picture) {
  problems.push(`${PICTURE} is out of date: npm run docs`);
}

if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exitCode = 1;
}
