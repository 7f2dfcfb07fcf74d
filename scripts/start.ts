import { buildSite, isBuildStale } from './build.ts';
import { readArguments } from './command.ts';
import { endWithNpm } from './end-with-npm.ts';

readArguments('start', {});
endWithNpm();
if (await isBuildStale()) {
  console.log('Building the site …');
  await buildSite();
}
await import('#server/main.ts');
