import { pages } from '#content/pages.ts';

export function ComingSoonPage() {
  return <h1>{pages.comingSoon.title}</h1>;
}
