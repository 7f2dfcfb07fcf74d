import { buildSite, isBuildStale } from './build.ts';
import { endWithNpm } from './end-with-npm.ts';

endWithNpm();
if (await isBuildStale()) {
  console.log('Building the site …');
  await buildSite();
}
await import('#server/main.ts');
