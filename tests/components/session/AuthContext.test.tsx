import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { AuthProvider, useAuth } from '@/components/session/AuthContext'
import { authMachine } from '@/machines/authMachine'
import { selectUserId } from '@/machines/authSelectors'

function UserName() {
  return <p>{useAuth(selectUserId) ?? 'nobody'}</p>
}

describe('useAuth', () => {
  it('throws outside its provider', () => {
    expect(() => renderToStaticMarkup(<UserName />)).toThrow('useAuth must be used within an AuthProvider')
  })

  it('selects a part of the session inside it', () => {
    const auth = createActor(authMachine, { input: { code: null, problem: null } })
    expect(
      renderToStaticMarkup(
        <AuthProvider auth={auth}>
          <UserName />
        </AuthProvider>,
      ),
    ).toBe('<p>nobody</p>')
  })
})
