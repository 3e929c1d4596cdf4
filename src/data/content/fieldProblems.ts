import { passwordLength } from '@/data/session/passwords'

/** Problems of fields, shown below them; the last two word for word from the specification. */
export const fieldProblems = {
  noEmail: 'Please enter your email address.',
  notAnEmail: 'This does not look like an email address. It should read like name@example.com.',
  presentEmail: 'This is your address already. Enter the one that you want to use from now on.',
  noNewPassword: 'Please choose a password.',
  tooLong: `This password is too long. It can have ${passwordLength.mostBytes} characters; accents, other scripts and emoji count for more than one.`,
  notRepeated: 'Please repeat the password.',
  noPassword: 'Please enter your password.',
  noCode: 'Please enter the code.',
  notSixDigits: 'The code has six digits.',
  noFirstName: 'Please enter your first name.',
  noLastName: 'Please enter your last name.',
  noName: 'Please enter your name.',
  noFactorName: 'Please give the device a name.',
  factorNameTaken: 'Another device of yours has this name. Please choose another one.',
  noSubject: 'Please enter a subject.',
  noMessage: 'Please write your message.',
  termsRequired: 'Terms Required: Please agree to the terms and conditions',
  passwordMismatch: 'Password Mismatch: Passwords do not match',
}
