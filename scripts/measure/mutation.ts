import { readArguments, runInTerminal } from '#scripts/command.ts';
import { installedTool } from '#scripts/tools.ts';

const { mutate } = readArguments('measure -- mutation [--mutate FILE]', {
  options: { mutate: { type: 'string' } },
}).values;
const stryker = await installedTool('@stryker-mutator/core/bin/stryker.js');
runInTerminal(`node "${stryker}" run${mutate === undefined ? '' : ` --mutate "${mutate}"`}`);
