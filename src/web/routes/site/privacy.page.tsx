import {
  StoredThings,
  PrivacyHero,
  PrivacyRights,
  PrivacySections,
} from '#web/features/site/privacy.tsx';

export function PrivacyPage() {
  return (
    <>
      <PrivacyHero />
      <StoredThings />
      <PrivacySections />
      <PrivacyRights />
    </>
  );
}
