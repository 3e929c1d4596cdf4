import {
  confirmAddress,
  confirmedUser,
  expect,
  expectNothingOf,
  expectNotice,
  expectOwned,
  fillRegistration,
  heading,
  mailedLink,
  makeOneself,
  newPerson,
  openDashboard,
  resetLink,
  signUp,
  storedSession,
  test,
  wayOn,
} from './support.ts'

test('whoever registered an address first keeps neither key nor name once its owner confirms', async ({
  page,
  browser,
  request,
}) => {
  const stranger = await signUp(request, { ...newPerson('Stranger'), firstName: 'Mallory' })
  const owner = { ...stranger, firstName: 'Olive', lastName: 'Owner', password: 'Olive-Grove-1890' }
  await page.goto('/register')
  await fillRegistration(page, owner)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()

  const link = await mailedLink(request, owner.email, 2)
  await page.goto(link.href)
  await expect(page.getByRole('main')).toContainText(owner.email)
  await confirmAddress(page, owner)
  await expect(page.getByRole('main')).toContainText(
    /replace the name and password it was first registered with/,
  )
  expect(await storedSession(page)).toBeNull()
  await makeOneself(page, owner)
  await expect(page.getByTestId('account-name')).toHaveText('Olive Owner')
  await expectNothingOf(page, 'Mallory', 'Stranger')

  await expectOwned(browser, owner, stranger)
})

test('a confirmation cut after its first request is finished by the mail that is offered', async ({
  page,
  request,
}) => {
  const person = await signUp(request)
  const link = await mailedLink(request, person.email)
  await page.goto(link.href)
  // The answer is lost on its way, and the page with it.
  const redeemed = page.waitForEvent('requestfailed')
  await page.route('**/auth/v1/verify', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirmAddress(page, person)
  await redeemed
  await page.unroute('**/auth/v1/verify')

  await page.goto(link.href)
  await confirmAddress(page, person)
  await expect(heading(page, 'Make this account yours')).toBeVisible()
  await expectNothingOf(page, 'someone else')
  await makeOneself(page, person)
  await expect(heading(page, 'This link does not work')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Send Reset Link'])
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expectNotice(page, 'Password Reset Email Sent', /check your inbox/)
  await page.goto((await mailedLink(request, person.email, 2)).href)
  await page.getByRole('button', { name: 'Choose a New Password' }).click()
  await page.getByLabel('New password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a password that was only mistyped can be tried again, by Back as well', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto((await mailedLink(request, person.email)).href)
  await confirmAddress(page, { password: 'Quiet-Lantern-74' })
  await expect(heading(page, 'Make this account yours')).toBeVisible()
  await page.getByRole('link', { name: 'Try another password' }).click()
  await confirmAddress(page, { password: 'Quiet-Lantern-75' })
  await expect(heading(page, 'Make this account yours')).toBeVisible()
  await page.goBack()
  await confirmAddress(page, person)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('whoever has forgotten the password by then chooses another one', async ({ page, request }) => {
  const person = await signUp(request)
  await page.goto((await mailedLink(request, person.email)).href)
  await page.getByRole('link', { name: 'I don’t know the password' }).click()
  await makeOneself(page, { ...person, password: 'Amber-Harbour-82' })
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('a link that does not say whose it is asks for the address too', async ({ page, request }) => {
  const person = await signUp(request)
  const link = await mailedLink(request, person.email)
  link.searchParams.delete('email')
  await page.goto(link.href)
  await page.getByRole('button', { name: 'Confirm Email' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await confirmAddress(page, person)
  await expect(page.getByTestId('account-name')).toHaveText('Ada Lovelace')
})

test('a link that was damaged on the way is read as it was meant', async ({ page, request }) => {
  const person = await signUp(request)
  const link = await mailedLink(request, person.email)
  const hash = link.searchParams.get('token_hash')
  await page.goto(`/auth/confirm?Token_Hash=${hash}).&amp;type=Signup,&amp;email=<${person.email}>.`)
  await expect(page.getByRole('main')).toContainText(`Enter the password you chose for ${person.email}.`)
  await confirmAddress(page, person)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.goto('/auth/confirm?token_hash=a&type=signup&email=ana+kx@xn--bcher-kva.example')
  await expect(page.getByRole('main')).toContainText('This link is for ana+kx@bücher.example.')
})

test('a stranger’s link that names another address lets nobody in anywhere', async ({ page, request }) => {
  const stranger = await signUp(request, newPerson('Stranger'))
  const victim = await signUp(request, newPerson('Victim'))
  const link = await mailedLink(request, stranger.email)
  link.searchParams.set('email', victim.email)
  await page.goto(link.href)
  await confirmAddress(page, victim)
  await expect(wayOn(page).getByText(/sent to another address/)).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})

for (const type of ['signup', 'recovery'] as const) {
  test(`a link of type ${type} asks before it takes the place of who is signed in`, async ({
    page,
    request,
  }) => {
    const ada = await confirmedUser(request, 'First')
    const other =
      type === 'signup' ? await signUp(request, newPerson('Second')) : await confirmedUser(request)
    const link = await (type === 'recovery' ? resetLink : mailedLink)(request, other.email)
    // Anybody can write another address into a link of this type, which does not check it.
    if (type === 'recovery') link.searchParams.set('email', ada.email)
    await openDashboard(page, ada.session)
    await page.goto(link.href)
    await expect(heading(page, 'Switch accounts?')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(ada.email)
    if (type === 'signup') await expect(page.getByRole('main')).toContainText(other.email)
    await page.getByRole('link', { name: 'Stay logged in' }).click()
    await expect(page.getByTestId('account-name')).toHaveText('Ada First')

    await page.goto(link.href)
    await page.getByRole('button', { name: 'Use the link' }).click()
    if (type === 'signup') {
      await confirmAddress(page, other)
      await expectNotice(page, 'Email Confirmed', `${other.email} is verified, and you are logged in.`)
      await expect(page.getByTestId('account-name')).toHaveText('Ada Second')
    } else {
      await page.getByRole('button', { name: 'Choose a New Password' }).click()
      await expect(page).toHaveURL('/reset-password')
      await expect(page.getByRole('main')).toContainText(other.email)
    }
  })
}

test('a link for who is signed in already asks nothing first', async ({ page, request }) => {
  const ada = await confirmedUser(request)
  const link = await mailedLink(request, ada.email)
  await openDashboard(page, ada.session)
  await page.goto(link.href)
  await expect(heading(page, 'Confirm your email')).toBeVisible()
})
