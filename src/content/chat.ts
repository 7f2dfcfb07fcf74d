export interface ChatStarter {
  id: string;
  /** Shown on the card and sent as the message. */
  text: string;
}

export interface ChatToast {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
}

export interface ChatContent {
  name: string;
  welcome: { headline: string; body: string };
  starters: readonly ChatStarter[];
  notice: string;
  labels: {
    newConversation: string;
    conversations: string;
    loadingConversations: string;
    noConversations: string;
    untitledConversation: string;
    deleteConversation: string;
    openSidebar: string;
    closeSidebar: string;
    messages: string;
    loadingMessages: string;
    you: string;
    assistant: string;
    writing: string;
    input: string;
    inputPlaceholder: string;
    inputHint: string;
    send: string;
    sending: string;
    newestMessage: string;
  };
  signIn: { headline: string; body: string; action: string };
  toasts: {
    sessionExpired: ChatToast;
    createFailed: ChatToast;
    deleteFailed: ChatToast;
    sendFailed: ChatToast;
  };
}

export const chat: ChatContent = {
  name: 'Ready Leader Chat',
  welcome: {
    headline: 'What are you working through?',
    body: 'Ask a leadership question in your own words, or begin with one of these.',
  },
  starters: [
    {
      id: 'psychological-safety',
      text: 'How can I build psychological safety with a new team?',
    },
    {
      id: 'modeling-vulnerability',
      text: 'What are small ways to model vulnerability as a manager?',
    },
    {
      id: 'leading-through-discomfort',
      text: 'How do I lead through discomfort without losing authority?',
    },
    {
      id: 'communication-norms',
      text: 'How do I run a team check-in on communication norms?',
    },
  ],
  notice: 'Answers come from an AI and can be wrong. Use your own judgment.',
  labels: {
    newConversation: 'New Conversation',
    conversations: 'Conversations',
    loadingConversations: 'Loading conversations…',
    noConversations: 'No conversations yet',
    untitledConversation: 'Untitled conversation',
    deleteConversation: 'Delete conversation',
    openSidebar: 'Open sidebar',
    closeSidebar: 'Close sidebar',
    messages: 'Messages',
    loadingMessages: 'Loading messages…',
    you: 'You',
    assistant: 'Ready Leader Chat',
    writing: 'Writing a reply…',
    input: 'Your message',
    inputPlaceholder: 'Ask about your team, a decision, or a conversation ahead',
    inputHint: 'Enter sends. Shift+Enter adds a line.',
    send: 'Send message',
    sending: 'Sending…',
    newestMessage: 'Go to newest message',
  },
  signIn: {
    headline: 'Sign in to chat',
    body: 'Your conversations are kept with your account, so you can pick them up again.',
    action: 'Sign in',
  },
  toasts: {
    sessionExpired: {
      variant: 'destructive',
      title: 'Session Expired',
      description: 'Please log in again to continue.',
    },
    createFailed: {
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to create conversation. Please try again.',
    },
    deleteFailed: {
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to delete conversation. Please try again.',
    },
    sendFailed: {
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to send message. Please try again.',
    },
  },
};
