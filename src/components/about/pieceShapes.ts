import type { Piece } from '@/data/content/about'

type Profile = readonly (readonly [height: number, radius: number])[]
/** `bust` is a closed outline on top of the turned part, for a head that is not round. */
export type PieceShape = { profile: Profile; crest: string; notch?: string; bust?: string }

const foot: Profile = [
  [0, 60],
  [9, 60],
  [13, 54],
  [24, 52],
  [31, 43],
  [39, 40],
  [48, 33],
]

/** The turned outline of each piece from its foot up, and the shapes on top of it, drawn around x = 80 and y = 382. */
export const pieceShapes: Record<Piece, PieceShape> = {
  king: {
    profile: [
      ...foot,
      [86, 23],
      [200, 16],
      [226, 18],
      [235, 35],
      [242, 36],
      [248, 21],
      [258, 21],
      [276, 27],
      [314, 42],
      [319, 40],
      [327, 26],
      [334, 13],
      [338, 7],
    ],
    crest: 'M80 44V9M67 23H93',
  },
  queen: {
    profile: [
      ...foot,
      [84, 22],
      [188, 15],
      [212, 17],
      [221, 32],
      [227, 33],
      [233, 19],
      [242, 19],
      [260, 25],
      [290, 41],
      [294, 33],
      [304, 24],
      [311, 10],
      [315, 5],
      [320, 8],
      [325, 8],
      [330, 3],
    ],
    crest: 'M39 92 44 74 54 94 62 74 72 97 80 75 88 97 98 74 106 94 116 74 121 92',
  },
  bishop: {
    profile: [
      ...foot,
      [80, 22],
      [156, 15],
      [176, 16],
      [184, 30],
      [190, 30],
      [196, 17],
      [204, 18],
      [219, 30],
      [237, 34],
      [256, 27],
      [273, 13],
      [281, 5],
      [286, 8],
      [291, 9],
      [296, 7],
      [300, 2],
    ],
    crest: '',
    notch: 'M86 118 106 144',
  },
  rook: {
    profile: [...foot, [70, 31], [148, 25], [174, 27], [182, 40], [188, 41], [194, 38], [199, 44], [226, 46]],
    crest: 'M34 156V137H48V162M60 165V142H73V167M87 167V142H100V165M112 162V137H126V156',
  },
  knight: {
    profile: [...foot, [64, 29], [96, 24], [104, 27], [110, 38], [116, 38], [122, 32], [126, 32]],
    bust: 'M50 258C50 238 62 226 72 206C66 210 58 210 52 206C46 214 36 214 30 206C24 199 26 189 32 181C39 169 48 157 54 143C57 133 62 126 67 122L70 98C77 104 83 112 86 120C110 129 127 160 127 198C127 224 117 242 112 258Z',
    crest:
      'M60 152C63 148 69 147 73 150C69 154 64 155 60 152M33 197C37 196 41 193 43 190M72 206C79 198 82 188 81 178M78 126C100 138 113 164 113 198C113 224 105 244 101 257',
  },
}
