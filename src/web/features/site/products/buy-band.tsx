import { products } from '#content/products.ts';
import { CallBand } from '../shared/call-band.tsx';

export function BuyBand() {
  const { name, price, action } = products.playbook;
  const body = `${price.label} · ${price.note} · ${price.value}`;
  return <CallBand content={{ headline: name, body, action }} />;
}
