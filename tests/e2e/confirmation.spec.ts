import {
  confirmAddress,
  confirmedUser,
  expect,
  expectNothingOf,
  expectNotice,
  expectOwned,
  heading,
  mailedLink,
  makeOneself,
  newPerson,
  signUp,
  store,
  storedSession,
  test,
} from './support.ts'

test('whoever registered an address first keeps neither key nor name once its owner confirms, after Back too', async ({
  page,
  request,
}) => {
  const stranger = await signUp(request, { ...newPerson('Stranger'), firstName: 'Mallory' })
  const owner = { ...stranger, firstName: 'Olive', lastName: 'Owner', password: 'Olive-Grove-1890' }
  await signUp(request, owner)
  await page.goto((await mailedLink(request, owner.email, 2)).href)
  await expect(page.getByRole('main')).toContainText(owner.email)
  await confirmAddress(page, { password: 'mistyped-Grove-1890' })
  await expect(heading(page, 'Make this account yours')).toBeVisible()
  await page.goBack()
  await confirmAddress(page, owner)
  await expect(page.getByRole('main')).toContainText(
    /replace the name and password it was first registered with/,
  )
  expect(await storedSession(page)).toBeNull()
  await makeOneself(page, owner)
  await expect(page.getByTestId('account-name')).toHaveText('Olive Owner')
  await expectNothingOf(page, 'Mallory', 'Stranger')

  await expectOwned(request, owner, stranger)
})

test('a link asks before it takes the place of who is signed in, unless it is theirs', async ({
  page,
  request,
}) => {
  const ada = await confirmedUser(request, 'First')
  const other = await signUp(request, newPerson('Second'))
  await store(page, ada.session)
  await page.goto((await mailedLink(request, ada.email)).href)
  await expect(heading(page, 'Confirm your email')).toBeVisible()

  const { href } = await mailedLink(request, other.email)
  await page.goto(href)
  await expect(heading(page, 'Switch accounts?')).toBeVisible()
  for (const { email } of [ada, other]) await expect(page.getByRole('main')).toContainText(email)
  await page.getByRole('link', { name: 'Stay logged in' }).click()
  await expect(page.getByTestId('account-name')).toHaveText('Ada First')

  await page.goto(href)
  await page.getByRole('button', { name: 'Use the link' }).click()
  await confirmAddress(page, other)
  await expectNotice(page, 'Email confirmed', `${other.email} is verified, and you are logged in.`)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Second')
})
