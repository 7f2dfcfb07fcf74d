import { pages } from '#content/pages.ts';

export function HomePage() {
  return <h1>{pages.home.title}</h1>;
}
