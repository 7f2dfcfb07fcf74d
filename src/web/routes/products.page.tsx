import { pages } from '#content/pages.ts';

export function ProductsPage() {
  return <h1>{pages.products.title}</h1>;
}
