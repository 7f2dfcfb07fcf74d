import { productsComingSoon } from '#content/coming-soon.ts';
import { ComingSoon } from '#web/features/site/notices/coming-soon.tsx';
import { Ticket } from '#web/features/site/products/ticket.tsx';
import { Comparison } from '#web/features/site/products/comparison.tsx';
import { Playbook } from '#web/features/site/products/playbook.tsx';
import { WhatYouGet } from '#web/features/site/products/what-you-get.tsx';
import { WhoItIsFor } from '#web/features/site/products/who-it-is-for.tsx';
import { useSettings } from '#web/lib/settings.tsx';

export function ProductsPage() {
  const { flags } = useSettings();
  if (!flags.productsEnabled) return <ComingSoon {...productsComingSoon} />;
  return (
    <>
      <Playbook />
      <WhatYouGet />
      <WhoItIsFor />
      <Comparison />
      <Ticket />
    </>
  );
}
