import type { KeptKind } from '#content/privacy.ts';

/**
 * What each column holds about a person, by the name that the privacy notice gives it. A new column
 * goes here, and into the notice if it holds something that is not named there yet. What is in it the
 * person can take along, and it goes when they have everything erased: tests hold that too.
 */
export const held: Record<string, Record<string, KeptKind>> = {
  assessment: {
    session_id: 'answers',
    email: 'email',
    current_question_index: 'answers',
    is_completed: 'answers',
    overall_score: 'answers',
    category_scores: 'answers',
    created_at: 'answers',
    reset_at: 'answers',
    retake_at: 'mail',
  },
  response: {
    competency_id: 'answers',
    question1_rating: 'answers',
    question2_rating: 'answers',
    average_rating: 'answers',
    answered_at: 'answers',
  },
  user: {
    issuer: 'signIn',
    subject: 'signIn',
    first_name: 'signIn',
    last_name: 'signIn',
    profile_image_url: 'signIn',
    created_at: 'signIn',
  },
  session: {
    token_hash: 'signIn',
    created_at: 'signIn',
    last_used_at: 'signIn',
    expires_at: 'signIn',
    id_token: 'signIn',
  },
  sign_in: { key_hash: 'signIn', return_to: 'signIn', expires_at: 'signIn' },
  conversation: { title: 'chat', created_at: 'chat', updated_at: 'chat' },
  message: { role: 'chat', content: 'chat', created_at: 'chat' },
  mail: {
    kind: 'mail',
    address: 'email',
    state: 'mail',
    created_at: 'mail',
    tried_at: 'mail',
    sent_at: 'mail',
  },
  mail_link: { token_hash: 'mail', purpose: 'mail', created_at: 'mail', expires_at: 'mail' },
  mail_address: { address: 'email', refused_at: 'mail', unsubscribed_at: 'mail' },
  chat_usage: { since: 'chat', conversations: 'chat', messages: 'chat' },
};

/** What says nothing of a person, and why. */
export const ofNobody: Record<string, string> = {
  'assessment.id': 'a random number, by which the rest is found',
  'response.assessment_id': 'to which assessment the rating belongs',
  'response.category': 'the area of a competency is the same for everybody',
  'user.id': 'a random number, by which the rest is found',
  'session.user_id': 'whose session it is',
  'sign_in.nonce': 'random, against forged replies',
  'sign_in.code_verifier': 'random, against stolen replies',
  'conversation.id': 'a random number, by which the rest is found',
  'conversation.user_id': 'whose conversation it is',
  'message.id': 'a random number',
  'message.conversation_id': 'where the message stands',
  'message.position': 'where the message stands',
  'message.question_id': 'which message it answers',
  'message.status': 'whether the answer came to its end',
  'message.heartbeat_at': 'whether the answer is still being written',
  'chat_usage.user_id': 'whose count it is',
  'mail.id': 'a random number',
  'mail.assessment_id': 'which assessment the mail is about',
  'mail_link.mail_id': 'in which mail the link stands',
  'audit_event.reference': 'a random number',
  'audit_event.event': 'what was done',
  'audit_event.amount': 'to how many, whoever they were',
  'audit_event.happened_at': 'when it was done',
};
