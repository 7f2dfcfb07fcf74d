import { readArguments, runInTerminal } from '#scripts/command.ts';

readArguments('measure -- faults', {});
runInTerminal('vitest run --project faults --project long');
