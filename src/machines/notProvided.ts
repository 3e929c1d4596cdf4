/** The call of an actor that nobody has provided: it fails, so that a missing one cannot pass for a success. */
export const notProvided = () => Promise.reject(new Error('The machine was started without this actor'))
