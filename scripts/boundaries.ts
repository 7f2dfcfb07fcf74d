/** Checks who imports whom: the rules of .dependency-cruiser.js, and that no folders import each other in circles. */
import { dirname } from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const CODE = ['db', 'src', 'deploy', 'scripts'];

/** For each folder, the folders from which its files import, without tests, each with an example. */
type Folders = Map<string, Map<string, string>>;

function foldersOf({ modules }: ICruiseResult): Folders {
  const folders: Folders = new Map();
  const isOurs = (path: string) =>
    CODE.includes(path.split('/')[0]!) && !/\.test\.tsx?$/.test(path);
  for (const { source, dependencies } of modules.filter((module) => isOurs(module.source))) {
    const folder = folders.get(dirname(source)) ?? new Map();
    folders.set(dirname(source), folder);
    for (const { resolved } of dependencies) {
      const other = dirname(resolved);
      if (isOurs(resolved) && other !== dirname(source) && !folder.has(other)) {
        folder.set(other, `${source} → ${resolved}`);
      }
    }
  }
  return folders;
}

/** The folders in groups of those that reach each other (Tarjan's strongly connected components). */
function groupsOf(folders: Folders): string[][] {
  const groups: string[][] = [];
  const lowest = new Map<string, number>();
  const open: string[] = [];
  function visit(folder: string): number {
    const index = lowest.size;
    lowest.set(folder, index);
    open.push(folder);
    let low = index;
    for (const other of folders.get(folder)?.keys() ?? []) {
      if (!lowest.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, lowest.get(other)!);
    }
    lowest.set(folder, low);
    if (low === index) groups.push(open.splice(open.indexOf(folder)));
    return low;
  }
  for (const folder of folders.keys()) if (!lowest.has(folder)) visit(folder);
  return groups;
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
for (const circle of groupsOf(folders).filter(({ length }) => length > 1)) {
  const steps = circle.flatMap((folder) =>
    [...folders.get(folder)!].filter(([other]) => circle.includes(other)),
  );
  const examples = steps.map(([, example]) => `\n  ${example}`);
  problems.push(`These folders import each other: ${circle.join(', ')}${examples.join('')}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exitCode = 1;
}
