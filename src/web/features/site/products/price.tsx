import type { ProductPrice } from '#content/products.ts';
import { Badge } from '#web/ui/badge.tsx';
import { amount, price as priceClass, value } from './price.css.ts';

export function Price({ price }: { price: ProductPrice }) {
  return (
    <p className={priceClass}>
      <span className={amount}>{price.label}</span> <Badge tone="accent">{price.note}</Badge>{' '}
      <span className={value}>{price.value}</span>
    </p>
  );
}
