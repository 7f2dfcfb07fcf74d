/** Where email is sent: how to reach on another device what only its owner may see. */
export const elsewhere = 'On another device, open a link that we emailed you.';
