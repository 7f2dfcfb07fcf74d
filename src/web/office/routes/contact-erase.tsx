import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { officePeople } from '#content/office-people.ts';
import { ConfirmChange } from '#web/features/own-data/confirm-change.tsx';
import { Part } from '#web/features/office/parts/page.tsx';
import { useGoToPeople } from '#web/features/office/parts/routing.tsx';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

const { erasing: words } = officePeople.contact;

export function ContactErase({ id, address }: { id: string; address: string }) {
  const [isAsking, setAsking] = useState(false);
  const goToPeople = useGoToPeople();
  const erasing = useMutation({
    mutationFn: () => client.office.people.erase.mutate({ id }),
    onSuccess: async () => {
      setAsking(false);
      await goToPeople();
      showToast({ title: words.done });
    },
  });
  return (
    <Part title={words.title} lead={words.lead}>
      <p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      </p>
      <ConfirmChange
        open={isAsking}
        words={{ ...words, title: `${words.title} ${address}` }}
        byWord
        pending={erasing.isPending}
        onConfirm={() => erasing.mutateAsync()}
        onClose={() => setAsking(false)}
      />
    </Part>
  );
}
