import { pages } from '#content/pages.ts';

export function ServicesPage() {
  return <h1>{pages.services.title}</h1>;
}
