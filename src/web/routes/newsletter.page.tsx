import { pages } from '#content/pages.ts';

export function NewsletterPage() {
  return <h1>{pages.newsletter.title}</h1>;
}
