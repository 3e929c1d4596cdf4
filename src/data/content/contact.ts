/** Days of the week as the hours' time zone names them in English. */
export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'
/** Support hours of some days; `from` and `to` are full hours of the day, missing when only emergencies are answered. */
export type SupportHours = {
  days: string
  weekdays: readonly Weekday[]
  hours: string
  from?: number
  to?: number
}
export type SupportChannel = { name: string; value: string; note: string }
export type ContactQuestion = { question: string; answer: string }

/** The texts around the form. */
export const contact = {
  eyebrow: 'Contact',
  title: 'How can we help?',
  lead: 'Questions about your account, a trade or a card? The more detail you give, the faster we can help.',
  form: {
    title: 'Write to us',
    state: 'This is a demonstration: the form does not send anything yet.',
    unsent: 'Nothing was sent. What you wrote is still here.',
  },
  support: {
    title: 'Email addresses',
    note: 'Sample addresses, not monitored.',
  },
  hours: { title: 'Support hours', note: 'New York time.' },
  headquarters: {
    title: 'Headquarters',
    lines: ['King Exchange', '7 Sovereign Quay, Floor 12', 'Port Regent 00700', 'Sampleland'],
    note: 'Sample address.',
  },
  questions: { title: 'Frequently asked questions' },
}

/** The e-mail addresses. */
export const supportChannels: SupportChannel[] = [
  {
    name: 'Accounts and trading',
    value: 'support@kingexchange.example',
    note: 'Anything not listed below',
  },
  {
    name: 'Security',
    value: 'security@kingexchange.example',
    note: 'A login or withdrawal you do not recognise',
  },
  { name: 'Cards', value: 'cards@kingexchange.example', note: 'Lost, stolen or declined' },
]

/** The support hours, in New York's time. */
export const supportHours: SupportHours[] = [
  { days: 'Mon-Fri', weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], hours: '9-18 EST', from: 9, to: 18 },
  { days: 'Sat', weekdays: ['Sat'], hours: '10-16', from: 10, to: 16 },
  { days: 'Sun', weekdays: ['Sun'], hours: 'Emergency' },
]

/** Frequent questions. */
export const contactQuestions: ContactQuestion[] = [
  {
    question: 'My confirmation email has not arrived. What now?',
    answer:
      'Check your spam folder first. If it is not there, log in with the email and password you chose: the login page then offers to send the email again.',
  },
  {
    question: 'I forgot my password. What now?',
    answer:
      'Choose “Forgot password?” on the login page and enter your email. The link we send works once and for a limited time; if it has expired, ask for a new one.',
  },
  {
    question: 'Will you ever ask for my password?',
    answer:
      'No. Nobody from King Exchange asks for a password or a code, by email, by phone or in a chat. Anyone who asks is a scammer.',
  },
  {
    question: 'Do I have to prove my identity to open an account?',
    answer:
      'No. Your name, an email address and a password are enough. Identity checks come later, when you need higher limits.',
  },
]
