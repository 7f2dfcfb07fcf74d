import { pages } from '#content/pages.ts';

export function AboutPage() {
  return <h1>{pages.about.title}</h1>;
}
