import { createFileRoute } from '@tanstack/react-router'
import { underConstruction } from '@/routes/-underConstruction'

export const Route = createFileRoute('/_admin/admin/kyc-aml')(underConstruction('admin', '/admin/kyc-aml'))
