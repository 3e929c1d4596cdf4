/** Opening hours; `from` and `to` are full hours of the day, only if the desk is staffed. */
export type SupportHours = { days: string; hours: string; from?: number; to?: number }
export type SupportChannel = { name: string; value: string; note: string }
export type ContactQuestion = { question: string; answer: string }

/** The texts around the form. */
export const contact = {
  eyebrow: 'Contact',
  title: 'Talk to a person',
  lead: 'Tell us what happened and what you expected. The clearer the first message, the shorter the conversation.',
  form: {
    title: 'Write to us',
    hint: 'The form is a preview: sending messages is not implemented yet.',
    kept: 'Nothing was sent. What you wrote is still here.',
  },
  support: {
    title: 'Support',
    lead: 'One team answers for accounts, trading and cards.',
    note: 'Sample addresses: nobody reads mail there.',
  },
  hours: { title: 'Support hours' },
  headquarters: {
    title: 'Headquarters',
    lines: ['King Exchange', '7 Sovereign Quay, Floor 12', 'Port Regent 00700', 'Sampleland'],
    note: 'Sample address: there is no such place.',
  },
  questions: { title: 'Before you write', lead: 'Four answers that save most people a message.' },
}

/** The e-mail addresses. */
export const supportChannels: SupportChannel[] = [
  {
    name: 'Accounts and trading',
    value: 'support@kingexchange.example',
    note: 'Everything not listed below',
  },
  {
    name: 'Security',
    value: 'security@kingexchange.example',
    note: 'A login or withdrawal you do not recognise',
  },
  { name: 'Cards', value: 'cards@kingexchange.example', note: 'Lost, stolen or declined' },
]

/** The support hours in Eastern Standard Time. */
export const supportHours: SupportHours[] = [
  { days: 'Mon-Fri', hours: '9-18 EST', from: 9, to: 18 },
  { days: 'Sat', hours: '10-16', from: 10, to: 16 },
  { days: 'Sun', hours: 'Emergency' },
]

/** Frequent questions. */
export const contactQuestions: ContactQuestion[] = [
  {
    question: 'My confirmation email has not arrived. What now?',
    answer:
      'Look in the spam folder first. If it is not there, log in with the address and password you chose: the login page then offers to send the email again.',
  },
  {
    question: 'How do I change a password I have forgotten?',
    answer:
      'Choose “Forgot password?” on the login page and enter your email. The link we send works once and only for a while; if it has expired, ask for a new one.',
  },
  {
    question: 'Will you ever ask for my password?',
    answer:
      'No. Nobody from King Exchange asks for a password or a code, by mail, by phone or in a chat. Treat anyone who does as a stranger.',
  },
  {
    question: 'Do I have to prove my identity to open an account?',
    answer:
      'Not to open one: an email address and a password are enough. Identity checks come later, when you decide to go further.',
  },
]
