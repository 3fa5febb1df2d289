//! The names of files and folders: as they stand, and as they would after a power loss.

use std::collections::BTreeMap;
use std::io;
use std::path::{Component, Path};

use super::faults::Random;
use crate::disk::Entry;

/// What a name stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Node {
    File(usize),
    Folder(usize),
}

/// A change of names in one folder that was not flushed yet.
#[derive(Debug, Clone)]
enum Change {
    Put(String, Node),
    Remove(String),
    Rename { from: String, to: String },
}

#[derive(Debug, Clone, Default)]
struct Folder {
    entries: BTreeMap<String, Node>,
    durable: BTreeMap<String, Node>,
    unflushed: Vec<Change>,
}

#[derive(Debug)]
pub(super) struct Tree {
    /// Folder 0 is the root.
    folders: Vec<Folder>,
}

impl Tree {
    pub(super) fn new() -> Self {
        Self { folders: vec![Folder::default()] }
    }

    pub(super) fn find(&self, path: &Path) -> io::Result<Node> {
        let mut node = Node::Folder(0);
        for name in names(path)? {
            let Node::Folder(folder) = node else { return Err(not_found()) };
            node = *self.folder(folder).entries.get(&name).ok_or_else(not_found)?;
        }
        Ok(node)
    }

    pub(super) fn list(&self, path: &Path) -> io::Result<Vec<Entry>> {
        let entries = &self.folder(self.find_folder(path)?).entries;
        let entry =
            |(name, node): (&String, &Node)| Entry { name: name.clone(), is_folder: matches!(node, Node::Folder(_)) };
        Ok(entries.iter().map(entry).collect())
    }

    pub(super) fn create_folders(&mut self, path: &Path) -> io::Result<()> {
        let mut current = 0;
        for name in names(path)? {
            current = match self.folder(current).entries.get(&name) {
                Some(Node::Folder(folder)) => *folder,
                Some(Node::File(_)) => return Err(io::ErrorKind::NotADirectory.into()),
                None => {
                    let folder = self.folders.len();
                    self.folders.push(Folder::default());
                    self.apply(current, Change::Put(name, Node::Folder(folder)));
                    folder
                }
            };
        }
        Ok(())
    }

    pub(super) fn put(&mut self, path: &Path, node: Node) -> io::Result<()> {
        let (folder, name) = self.find_parent(path)?;
        self.apply(folder, Change::Put(name, node));
        Ok(())
    }

    pub(super) fn remove(&mut self, path: &Path) -> io::Result<Node> {
        let node = self.find(path)?;
        let (folder, name) = self.find_parent(path)?;
        self.apply(folder, Change::Remove(name));
        Ok(node)
    }

    /// Returns what bore the new name before.
    pub(super) fn rename(&mut self, from: &Path, to: &Path) -> io::Result<Option<Node>> {
        let node = self.find(from)?;
        let replaced = self.find(to).ok().filter(|replaced| *replaced != node);
        if let Some(Node::Folder(folder)) = replaced
            && !self.folder(folder).entries.is_empty()
        {
            return Err(io::ErrorKind::DirectoryNotEmpty.into());
        }
        let (from_folder, from_name) = self.find_parent(from)?;
        let (to_folder, to_name) = self.find_parent(to)?;
        if from_folder == to_folder {
            self.apply(from_folder, Change::Rename { from: from_name, to: to_name });
        } else {
            self.apply(to_folder, Change::Put(to_name, node));
            self.apply(from_folder, Change::Remove(from_name));
        }
        Ok(replaced)
    }

    pub(super) fn sync(&mut self, path: &Path) -> io::Result<()> {
        let index = self.find_folder(path)?;
        let folder = self.folder_mut(index);
        folder.durable = folder.entries.clone();
        folder.unflushed.clear();
        Ok(())
    }

    pub(super) fn files_below(&self, folder: usize) -> Vec<usize> {
        let below = self.folder(folder).entries.values().flat_map(|node| match node {
            Node::File(inode) => vec![*inode],
            Node::Folder(folder) => self.files_below(*folder),
        });
        below.collect()
    }

    /// After the death of the process.
    pub(super) fn as_written(&self) -> Self {
        Self { folders: self.folders.clone() }
    }

    /// After a power loss: of each folder's unflushed changes the first few happened, or any.
    pub(super) fn as_left(&self, random: &mut Random, reorders: bool) -> Self {
        let left = |folder: &Folder| {
            let count = folder.unflushed.len() as u64;
            let keep = random.below(count + 1);
            let mut entries = folder.durable.clone();
            for (at, change) in (0u64..).zip(&folder.unflushed) {
                if if reorders { random.chance(500_000) } else { at < keep } {
                    change.apply(&mut entries);
                }
            }
            Folder { durable: entries.clone(), entries, unflushed: Vec::new() }
        };
        Self { folders: self.folders.iter().map(left).collect() }
    }

    fn apply(&mut self, folder: usize, change: Change) {
        let folder = self.folder_mut(folder);
        change.apply(&mut folder.entries);
        folder.unflushed.push(change);
    }

    fn find_folder(&self, path: &Path) -> io::Result<usize> {
        match self.find(path)? {
            Node::Folder(folder) => Ok(folder),
            Node::File(_) => Err(io::ErrorKind::NotADirectory.into()),
        }
    }

    fn find_parent(&self, path: &Path) -> io::Result<(usize, String)> {
        let name = names(path)?.pop().ok_or(io::ErrorKind::InvalidInput)?;
        Ok((self.find_folder(path.parent().unwrap_or(Path::new("/")))?, name))
    }

    fn folder(&self, index: usize) -> &Folder {
        self.folders.get(index).expect("nodes name folders that exist: folders are never removed")
    }

    fn folder_mut(&mut self, index: usize) -> &mut Folder {
        self.folders.get_mut(index).expect("nodes name folders that exist: folders are never removed")
    }
}

impl Change {
    fn apply(&self, entries: &mut BTreeMap<String, Node>) {
        match self {
            Self::Put(name, node) => {
                entries.insert(name.clone(), *node);
            }
            Self::Remove(name) => {
                entries.remove(name);
            }
            Self::Rename { from, to } => {
                if let Some(node) = entries.remove(from) {
                    entries.insert(to.clone(), node);
                }
            }
        }
    }
}

fn names(path: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for component in path.components() {
        match component {
            Component::Normal(name) => names.push(name.to_str().ok_or(io::ErrorKind::InvalidInput)?.to_owned()),
            Component::RootDir | Component::CurDir => {}
            Component::ParentDir | Component::Prefix(_) => return Err(io::ErrorKind::InvalidInput.into()),
        }
    }
    Ok(names)
}

fn not_found() -> io::Error {
    io::ErrorKind::NotFound.into()
}
