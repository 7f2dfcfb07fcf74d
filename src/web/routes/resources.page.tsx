import { pages } from '#content/pages.ts';

export function ResourcesPage() {
  return <h1>{pages.resources.title}</h1>;
}
