import { ChessPiece } from '@/components/about/ChessPiece'
import { adminPlaceholders } from '@/data/content/adminPlaceholders'
import { constructionArea } from './constructionArea'

export const adminArea = constructionArea(adminPlaceholders, () => (
  <ChessPiece
    piece="king"
    height={{ base: '56', xl: '24rem' }}
    justifySelf={{ base: 'center', xl: 'end' }}
    alignSelf="end"
  />
))
