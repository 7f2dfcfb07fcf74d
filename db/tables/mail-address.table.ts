/** Stays empty: what an earlier version inserts is redirected to `address_mark`. */
export interface MailAddressTable {
  address: string;
  refused_at: Date | null;
  unsubscribed_at: Date | null;
}
