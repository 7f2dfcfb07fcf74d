import { buildSite, isBuildStale } from './build.ts';

if (await isBuildStale()) {
  console.log('Building the site …');
  await buildSite();
}
await import('#server/main.ts');
