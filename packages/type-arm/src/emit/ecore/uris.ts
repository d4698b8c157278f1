/** The source of the annotations with logic, and the URI of the metamodel of logic: version 1 is emitted. */
export const logicUri = "urn:cairn:type-arm:logic:1";

/** Where EMF's tools look for documentation. */
export const genModelUri = "http://www.eclipse.org/emf/2002/GenModel";
