/** A camel-case name as a part of an address: `rowOrder` as `row-order`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
