import { buildIfStale } from './build.ts';
import { readArguments } from './command.ts';
import { endWithNpm } from './end-with-npm.ts';

readArguments('start', {});
endWithNpm();
await buildIfStale();
await import('#server/main.ts');
