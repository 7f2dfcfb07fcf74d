export interface ChatToast {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
}

/** How far the visitor has come: no results yet, results, or a plan. */
export type Situation = 'new' | 'results' | 'plan';

/** First questions that fit what the visitor has done on this site. */
const suggested: Readonly<Record<Situation, { headline: string; questions: readonly string[] }>> = {
  new: {
    headline: 'Before You Take the Assessment',
    questions: ['What does the assessment show me?', 'How are the five areas scored?'],
  },
  results: {
    headline: 'Now That You Have Results',
    questions: [
      'How do I choose what to work on first?',
      'How do I talk about my results with my team?',
    ],
  },
  plan: {
    headline: 'While You Work on Your Plan',
    questions: [
      'What do I do when my plan slips for a week?',
      'How do I know whether my plan is working?',
    ],
  },
};

const failure = (description: string): ChatToast => ({
  variant: 'destructive',
  title: 'Error',
  description,
});

export const chat = {
  name: 'Ready Leader Chat',
  welcome: {
    headline: 'What are you working through?',
    body: 'Ask a leadership question in your own words, or begin with one of these.',
  },
  starters: [
    'How can I build psychological safety with a new team?',
    'What are small ways to model vulnerability as a manager?',
    'How do I lead through discomfort without losing authority?',
    'How do I run a team check-in on communication norms?',
  ],
  suggested,
  notice: 'AI answers can be wrong.',
  labels: {
    newConversation: 'New Conversation',
    conversations: 'Conversations',
    loadingConversations: 'Loading conversations…',
    noConversations: 'No conversations yet',
    deleteConversation: 'Delete conversation',
    rename: 'Rename',
    download: 'Download',
    downloading: 'Downloading…',
    search: 'Search conversations',
    found: '{count} found for “{text}”',
    foundNone: 'No conversation mentions “{text}”.',
    copyAnswer: 'Copy answer',
    conversationsFailed: 'Your conversations could not be loaded.',
    moreConversations: 'Show More Conversations',
    openSidebar: 'Open sidebar',
    closeSidebar: 'Close sidebar',
    messages: 'Messages',
    loadingMessages: 'Loading messages…',
    messagesFailed: 'Messages Could Not Be Loaded',
    messagesFailedAdvice: 'Check your connection, then try again.',
    showEarlier: 'Show Earlier Messages',
    earlierShown: 'Earlier messages are shown above.',
    earlierFailed: 'The earlier messages could not be loaded.',
    you: 'You',
    assistant: 'Ready Leader Chat',
    writing: 'Writing a reply…',
    /** After a while without a word. */
    starting: 'The advisor is starting. This can take a minute…',
    input: 'Your message',
    inputPlaceholder: 'Ask a leadership question',
    waiting: 'Waiting for the reply',
    inputHint: 'Enter sends. Shift+Enter adds a line.',
    /** While a reply is being written in another conversation. */
    busyElsewhere: 'Wait for the reply in your other conversation, then send this.',
    /** In the input, until a limit ends. */
    limitReached: 'Message limit reached',
    tooLong: 'Your message is too long. Characters over the limit: {excess}.',
    send: 'Send message',
    sending: 'Sending…',
    stop: 'Stop',
    newestMessage: 'Go to newest message',
    tryAgain: 'Try Again',
    loadingChat: 'Loading your chat…',
    signOut: 'Sign Out',
    backToSite: 'Back to Main Site',
    sources: 'Sources',
    /** Read aloud before the name of what a reply offers. */
    offered: 'Below the answer:',
    /** The name of a number in a reply. */
    source: (number: number, title: string) => `Source ${number}: ${title}`,
  },
  /** Above the input: what the advisor may know about the user's results. */
  results: {
    offer: 'Use My Results',
    inUse: 'Results shared',
    show: 'Show',
    stop: 'Stop Sharing',
    title: 'Use Your Results in This Conversation?',
    description: 'The advisor will know your scores, so you don’t have to explain them.',
    everything: 'This is everything the advisor gets, word for word:',
    exactWords: 'What the advisor gets',
    terms:
      'These scores go to the company that runs the AI with each question you ask here. Your name, your email address, and your own words about yourself do not. You can stop at any time. Your next question won’t include them. Answers that mention your results stay until you delete the conversation.',
    agree: 'Use My Results',
    decline: 'Not Now',
    titleInUse: 'Your Results in This Conversation',
    close: 'Keep Sharing',
    agreed: 'The advisor now sees your results in this conversation.',
    withdrawn: 'The advisor no longer sees your results.',
  },
  /** Below a message that sounds like a crisis, and behind a button that is always there. */
  help: {
    open: 'Help in a Crisis',
    title: 'Talk to Someone Now',
    body: 'If you or someone near you is in danger, call one of these numbers. The advisor is an AI and cannot call for you.',
    others: 'In Another Country',
    elsewhere: 'Anywhere else, call your local emergency number.',
    announcement: 'Help lines to call are listed below your message.',
  },
  /** Always there, below the input. */
  person: 'Talk to a Person',
  /** Under a question without an answer, and under an answer that was cut off. */
  unfinished: {
    unanswered: 'No answer yet.',
    interrupted: 'This answer is incomplete.',
  },
  renaming: {
    title: 'Rename This Conversation',
    label: 'Title',
    empty: 'Write a title first.',
    confirm: 'Rename',
    pending: 'Renaming...',
  },
  deletion: {
    title: 'Delete This Conversation?',
    question: 'Delete “{title}” with all its messages? This cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
    pending: 'Deleting...',
  },
  signIn: {
    headline: 'Sign In to Chat',
    body: 'Ask an AI advisor about the leadership questions on your mind. Your conversations are saved with your account.',
    action: 'Sign In',
  },
  loadFailed: {
    headline: 'The Chat Could Not Be Opened',
    body: 'Check your connection, then try again.',
  },
  needsScript: 'The chat needs JavaScript. Please turn it on in your browser.',
  toasts: {
    sessionExpired: {
      variant: 'destructive',
      title: 'Session Expired',
      description: 'Please log in again to continue.',
    } satisfies ChatToast,
    createFailed: failure('Failed to create conversation. Please try again.'),
    deleteFailed: failure('Failed to delete conversation. Please try again.'),
    renameFailed: failure('Failed to rename conversation. Please try again.'),
    downloadFailed: failure('Failed to download conversation. Please try again.'),
    copied: {
      variant: 'default',
      title: 'Answer Copied',
      description: 'Paste it anywhere. Its sources are listed below it.',
    } satisfies ChatToast,
    copyFailed: failure('Your browser does not allow copying. Select the text instead.'),
    sendFailed: failure('Failed to send message. Please try again.'),
    stopFailed: failure('Failed to stop the answer. Please try again.'),
    resultsFailed: failure('Nothing was changed. Please try again.'),
  },
};

/** The pages that replies quote, by the paths of their sources. */
const quotedPages: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/about': 'About',
  '/services': 'Services',
  '/newsletter': 'Newsletter',
  '/resources': 'Free Resources',
  '/products': 'Products',
  '/assessment': 'Assessment',
  '/assessment/decision-tree': 'Decision Tree',
  '/assessment/ptr-framework': 'Preferences, Traditions & Requirements',
  '/assessment/method': 'How This Was Made',
  '/privacy': 'Privacy Notice',
  '/your-data': 'Your Data',
};

export function quotedPage(path: string): string | undefined {
  return quotedPages[path.replace(/#.*/, '')];
}
