import { createFileRoute } from '@tanstack/react-router'
import { underConstruction } from '@/routes/-underConstruction'

export const Route = createFileRoute('/_account/user-support')(underConstruction('account', '/user-support'))
