/** In characters, as the browser counts them. */
export const CHAT_MESSAGE_MAX_LENGTH = 8000;
